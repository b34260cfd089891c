/** Small things that are remembered on this device between visits. */

export function recall<T extends object>(key: string, first: T): T {
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(`meydan-${key}`) ?? '{}') as Partial<T>) }
  } catch {
    return first
  }
}

export function keep(key: string, value: object): void {
  localStorage.setItem(`meydan-${key}`, JSON.stringify(value))
}
