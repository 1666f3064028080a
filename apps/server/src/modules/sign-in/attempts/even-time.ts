/**
 * Answers at the next multiple of `milliseconds`, so that the response time does not reveal whether a person was
 * found, a link created and a mail queued.
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
