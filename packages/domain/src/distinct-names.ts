/** Makes names unique: the second `Valor` becomes `Valor (2)`. Empty names stay empty. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set(names)
  const seen = new Map<string, number>()
  return names.map((name) => {
    const key = name.toLowerCase()
    let count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    if (name === '' || count === 1) return name
    while (taken.has(`${name} (${count})`)) count += 1
    taken.add(`${name} (${count})`)
    return `${name} (${count})`
  })
}
