/** What the company writes into its portal: pages of text, HTML of named places, advertisements. */
export const contentKinds = ['page', 'place', 'advertisement'] as const
export type ContentKind = (typeof contentKinds)[number]
