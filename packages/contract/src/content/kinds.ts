/** The kinds of company content in the portal: text pages, HTML of named places, advertisements. */
export const contentKinds = ['page', 'place', 'advertisement'] as const
export type ContentKind = (typeof contentKinds)[number]
