import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'

/**
 * Stands in a page until its first script takes it away, and comes into sight by itself when that takes long: nothing
 * else can tell a visitor that no script arrived. Its style is in the base of both applications.
 */
export const lateNotice = `<p id="late" role="status">${pageTexts.late} <a href="">${pageTexts.retry}</a></p>`
