/**
 * The roles of a table's parts, to spread on them. They repeat what the elements already mean, because the `display` of
 * the cards takes that meaning away from VoiceOver in older Safari.
 */
export const asTable = { role: 'table' }
export const asRowGroup = { role: 'rowgroup' }
export const asRow = { role: 'row' }
export const asCell = { role: 'cell' }
export const asRowHeader = { role: 'rowheader', scope: 'row' }
export const asColumnHeader = { role: 'columnheader', scope: 'col' }
