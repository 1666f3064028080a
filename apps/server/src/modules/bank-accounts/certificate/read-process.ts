import { readFile } from 'node:fs/promises'
import { certificateText } from '@enlace/domain/bank-certificate.ts'
import { doTask } from '@enlace/importer/core/containers/own-task.ts'
import { getDocumentProxy } from 'unpdf'
import type { CertificateMessage, CertificateTask } from './read-certificate.ts'

/** Pages of a certificate that are read: banks issue one or two. */
const pagesRead = 6

// A PDF from outside is parsed apart from the server, which ends this process when it needs too much.
doTask<CertificateTask, CertificateMessage>(async ({ path }) => {
  try {
    const document = await getDocumentProxy(new Uint8Array(await readFile(path)), {
      disableFontFace: true,
      useSystemFonts: false,
      maxImageSize: 1,
      enableXfa: false,
      verbosity: 0,
    })
    let text = ''
    for (let page = 1; page <= Math.min(document.numPages, pagesRead); page++) {
      const { items } = await (await document.getPage(page)).getTextContent()
      text += `${items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')}\n`
      if (text.length >= certificateText) break
    }
    return { text: text.slice(0, certificateText) }
  } catch {
    // Whatever the parser says of it, nobody can read this file: it is damaged, or asks for a password.
    return { fault: 'unreadable' }
  }
})
