/** Maximum texts in the cache, so that a file of a million different ones takes no more memory. */
const most = 5_000

/** Caches a pure function of a text: a column repeats its suppliers and days. */
export function remembered<Made>(read: (text: string) => Made): (text: string) => Made {
  const known = new Map<string, Made>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const made = read(text)
    if (known.size >= most) known.clear()
    known.set(text, made)
    return made
  }
}
