import { readDeliveryNotice } from '@enlace/server/core/mail/delivery-notice'
import { readMailPart } from '@enlace/server/core/mail/mail-part'
import type { CostParser } from '../parser.ts'
import { pumped, counter } from '../shape.ts'

const notice = 'From: MAILER-DAEMON@x\nReturn-Path: <>\n'
const many = `${notice}Content-Type: multipart/mixed; boundary=b\n\n--b\n`
const status = `Content-Type: multipart/report; boundary=b\n\n--b\nContent-Type: message/delivery-status\n\n`

/** Mails that came back, which a mail server hands to `enlace mail bounced`. */
export const mail: CostParser = {
  name: 'MIME (mails that came back)',
  place: 'readMailPart, readDeliveryNotice',
  thread: 'worker',
  limit: 1024 * 1024,
  why: 'bytes that the command reads of a mail',
  tokens: [
    ...[
      'a:\n',
      `a${counter}: b\n`,
      ' ',
      '\t',
      '\n',
      '\r\n',
      '\r',
      ':',
      ';',
      '=',
      '"',
      '<',
      '>',
      '@',
      '-',
      '--',
      '--b',
      '--b\n',
      '--b--\n',
    ],
    ...[
      'Content-Type: multipart/mixed; boundary=b\n',
      'Content-Type: text/plain; charset=utf-8\n',
      ' boundary',
      'Return-Path: <>\n',
    ],
    ...[
      'Content-Transfer-Encoding: quoted-printable\n',
      'Content-Transfer-Encoding: base64\n',
      '=\n',
      '= ',
      '=41',
      'user ',
      'buzon',
      'unknown',
      'copy',
      'original',
    ],
    ...[
      'action: failed\n',
      'status: 5.1.1\n',
      'diagnostic-code: smtp; 550 x\n',
      '550 ',
      '5.1.1',
      ' 5',
      'delivered',
      'could not be ',
      'no se ha ',
    ],
  ],
  seeds: [
    pumped(`${notice}\n`, 'user unknown 550 5.1.1\n'),
    pumped(notice, 'a:\n'),
    pumped(notice, `a${counter}: b\n`),
    pumped(`${notice}\n`, '-'),
    pumped(`${notice}\n`, '<'),
    pumped(`${notice}\n`, 'user '),
    pumped(`${notice}\n`, ' '),
    pumped(many, 'Content-Type: multipart/mixed; boundary=b\n\n--b\n'),
    pumped(`${notice}Content-Transfer-Encoding: quoted-printable\n\n`, '= '),
    pumped(status, 'a:\n'),
    pumped(status, 'action: x\n\n'),
    pumped(`${status}action: failed\ndiagnostic-code: `, ' '),
  ],
  pack: (text) => Buffer.from(text, 'latin1'),
  parse: (bytes) => readDeliveryNotice(readMailPart(bytes)),
}
