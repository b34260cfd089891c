/** Long words may be broken between syllables where a card is too narrow for them: soft hyphens, for names in five languages. */

const VOWEL = 'aeiouyàâäéèêëîïôöùûüóąęаеєиіїоуюяыэё'
/** Letters that are spoken as one, or begin a syllable together. */
const TOGETHER = new Set(['ch', 'ph', 'th', 'gn', 'qu', 'sz', 'cz', 'rz', 'dz', 'dź', 'dż', 'sh', 'ck'])
const LIQUID = 'lrлр'
const SHY = '\u00ad'
const SIDE = 3 // so many letters stay on either side

const sounds = (letter = ''): boolean => VOWEL.includes(letter.toLowerCase())

/** A word with soft hyphens where it may be broken. */
export function syllables(word: string): string {
  let made = ''
  for (let at = 0; at < word.length; at++) {
    if (at >= SIDE && at <= word.length - SIDE && /^\p{L}{6}$/u.test(word.slice(at - SIDE, at + SIDE)) && breaks(word, at)) made += SHY
    made += word[at]
  }
  return made
}

/** Whether a new syllable may begin with this letter: one consonant goes with the vowel after it, of two the second. */
function breaks(word: string, at: number): boolean {
  const [before, here, after] = [word[at - 1]!, word[at]!, word[at + 1]!]
  if (sounds(here) || 'ьъй'.includes(here)) return false
  if (TOGETHER.has((before + here).toLowerCase())) return false
  const next = TOGETHER.has((here + after).toLowerCase()) || (LIQUID.includes(after.toLowerCase()) && !LIQUID.includes(here.toLowerCase())) ? word[at + 2] : after
  if (!sounds(next)) return false
  if (sounds(before) || 'ьъй'.includes(before)) return true
  // Between two consonants, unless the first begins the syllable: “Pre-fec-ture”, “Sil-ber”.
  return !LIQUID.includes(here.toLowerCase()) || LIQUID.includes(before.toLowerCase())
}
