/**
 * Answers at the next whole multiple of so many milliseconds, so that the clock does not tell what was done meanwhile:
 * whether a person was found, a link made and a mail written, or nothing of it.
 */
export async function atEvenTime<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  try {
    return await work()
  } finally {
    const spent = performance.now() - begun
    const rest = Math.max(1, Math.ceil(spent / milliseconds)) * milliseconds - spent
    await new Promise((resolve) => setTimeout(resolve, rest))
  }
}
