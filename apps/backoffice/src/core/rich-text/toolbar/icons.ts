/** The drawings of the editor's toolbar, on the grid of the product's other ones. */
export const undoIcon = 'M9 7L5 11l4 4M5 11h9a5 5 0 0 1 0 10h-3'
export const redoIcon = 'M15 7l4 4-4 4M19 11h-9a5 5 0 0 0 0 10h3'
export const boldIcon = 'M7 5h6a3.5 3.5 0 0 1 0 7H7V5ZM7 12h7a3.5 3.5 0 0 1 0 7H7v-7Z'
export const italicIcon = 'M10 5h7M7 19h7M14 5l-4 14'
export const underlineIcon = 'M7 4v7a5 5 0 0 0 10 0V4M6 20h12'
export const strikeIcon =
  'M5 12h14M16 7c-.7-1.3-2.2-2-4-2-2.4 0-4 1.2-4 3M8 17c.7 1.3 2.2 2 4 2 2.6 0 4.2-1.4 4-3.4'
export const bulletListIcon = 'M10 6h10M10 12h10M10 18h10M5 6v.01M5 12v.01M5 18v.01'
export const orderedListIcon = 'M10 6h10M10 12h10M10 18h10M4 5l1.5-1v4M4 14.5c0-2 3-2 3-.3 0 1-3 2.3-3 3.3h3'
export const quoteIcon = 'M5 6v12M10 8h9M10 12h9M10 16h6'
export const ruleIcon = 'M4 12h16M7 7h10M7 17h10'
export const linkIcon =
  'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1'
export const imageIcon = 'M4 5h16v14H4V5ZM4 16l4.500-4.500 4 4 3-3L20 17M9 9.500v.01'
export const filmIcon = 'M4 6h16v12H4V6ZM10.500 9.500v5l4-2.500-4-2.500Z'
export const tableIcon = 'M4 5h16v14H4V5ZM4 10h16M4 14.500h16M10 5v14'
export const clearIcon = 'M6 5h12M12 5l-2 9M5 19h6M14 14l5 5M19 14l-5 5'
export const sourceIcon = 'M9 8l-5 4 5 4M15 8l5 4-5 4'
