/** The body of a call that sends a list to be compared; what nobody chose stays out of it. */
export function ownFileBody<Fields extends object>(archivo: File, fields: Fields): Fields {
  const named = Object.entries(fields).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(named), archivo } as Fields // the file is a part beside the fields
}
