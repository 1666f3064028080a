import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'

/**
 * The notice in a page that its first script removes, and that becomes visible after a delay: nothing else can report
 * that no script was loaded. Both applications have its style in their base.
 */
export const lateNotice = `<p id="late" role="status">${pageTexts.late} <a href="">${pageTexts.retry}</a></p>`
