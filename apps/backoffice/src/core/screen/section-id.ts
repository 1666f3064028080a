/** The id of a section of a page, by which its index finds it. */
export const sectionId = (name: string) => `section-${name}`
