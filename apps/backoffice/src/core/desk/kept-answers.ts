/** What of the typed answers may be kept in the browser until they are sent: a code that opens something is typed again. */
export const withoutCodes = (
  fields: readonly { name: string; kind: string }[],
  typed: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typed).filter(([name]) => fields.find((field) => field.name === name)?.kind !== 'code'),
  )
