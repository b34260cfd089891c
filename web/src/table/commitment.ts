/** What is published of a seed before its game. Browsers hash only for pages with a certificate, and a club's machine may have none. */

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

export const commitment = (seed: string): string => bytesToHex(sha256(utf8ToBytes(`meydan:${seed}`)))
