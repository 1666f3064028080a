import { describe, expect, it } from 'vitest'
import { readDeliveryNotice } from './delivery-notice.ts'
import { readMailPart } from './mail-part.ts'

const read = (text: string) => readDeliveryNotice(readMailPart(Buffer.from(text.replace(/\n/g, '\r\n'))))

/** A report as Postfix writes it: text, status, and the headers of the returned mail. */
const postfix = (status: string) => `From MAILER-DAEMON Sun Nov 22 10:11:12 2026
Return-Path: <>
Delivered-To: rebotes+1-x@mail.ejemplo.co
From: MAILER-DAEMON@mail.ejemplo.co (Mail Delivery System)
Subject: Undelivered Mail Returned to Sender
To: rebotes+1-x@mail.ejemplo.co
Auto-Submitted: auto-replied
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status;
\tboundary="2C3F01A0.1795687872/mail.ejemplo.co"

This is a MIME-encapsulated message.

--2C3F01A0.1795687872/mail.ejemplo.co
Content-Description: Notification
Content-Type: text/plain; charset=us-ascii

This is the mail system at host mail.ejemplo.co.

--2C3F01A0.1795687872/mail.ejemplo.co
Content-Description: Delivery report
Content-Type: message/delivery-status

Reporting-MTA: dns; mail.ejemplo.co
X-Postfix-Queue-ID: 2C3F01A0
Arrival-Date: Sun, 22 Nov 2026 10:11:10 -0500 (-05)

${status}

--2C3F01A0.1795687872/mail.ejemplo.co
Content-Description: Undelivered Message Headers
Content-Type: text/rfc822-headers

Subject: 550 facturas por revisar
--2C3F01A0.1795687872/mail.ejemplo.co--
`

describe('a notice in the form of RFC 3464', () => {
  it('of a mailbox that is not there is a refusal for good, in the server’s words', () => {
    const notice = read(
      postfix(`Final-Recipient: rfc822; cartera@tinta.co
Original-Recipient: rfc822;cartera@tinta.co
Action: failed
Status: 5.1.1
Remote-MTA: dns; mx.tinta.co
Diagnostic-Code: smtp; 550 5.1.1 <cartera@tinta.co>: Recipient address
    rejected: User unknown in virtual mailbox table`),
    )
    expect(notice).toEqual({
      what: 'rechazado',
      why: '550 5.1.1 <cartera@tinta.co>: Recipient address rejected: User unknown in virtual mailbox table',
    })
  })

  it.each([
    ['5.2.2', '552 5.2.2 The email account that you tried to reach is over quota'],
    ['4.4.1', 'connect to mx.tinta.co[203.0.113.9]:25: Connection timed out'],
    ['5.0.0', '552 5.2.2 Mailbox full'],
  ])('with status %s of a mailbox that may take mails again is a failure for now', (status, words) => {
    const notice = read(
      postfix(`Final-Recipient: rfc822; a@b.co
Action: failed
Status: ${status}
Diagnostic-Code: smtp; ${words}`),
    )
    expect(notice).toEqual({ what: 'temporal', why: words })
  })

  it('of a mail that is still tried says that it is late', () => {
    const notice = read(
      postfix(`Final-Recipient: rfc822; a@b.co
Action: delayed
Status: 4.4.1
Will-Retry-Until: Fri, 27 Nov 2026 10:11:10 -0500 (-05)`),
    )
    expect(notice).toEqual({ what: 'demorado', why: '4.4.1' })
  })

  it.each(['delivered', 'relayed', 'expanded'])('that a mail was %s is no bounce', (action) => {
    expect(read(postfix(`Final-Recipient: rfc822; a@b.co\nAction: ${action}\nStatus: 2.0.0`))).toBeUndefined()
  })

  it('is read where Exchange writes it in base64, in parts within parts and without a code of its own', () => {
    const status = `Reporting-MTA: dns;BN8PR01.prod.outlook.com\r\n\r\nFinal-recipient: RFC822; ana@tinta.co\r\nAction: failed\r\nStatus: 5.1.10\r\nDiagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup\r\n`
    const notice = read(`From: <postmaster@tinta.onmicrosoft.com>
Subject: =?utf-8?B?Tm8gc2UgcHVlZGUgZW50cmVnYXI=?=
Content-Type: multipart/report; report-type=delivery-status; boundary=fuera

--fuera
Content-Type: multipart/alternative; boundary=dentro

--dentro
Content-Type: text/html; charset="utf-8"

<p>No se pudo entregar el mensaje.</p>
--dentro--
--fuera
Content-Type: message/delivery-status
Content-Transfer-Encoding: base64

${Buffer.from(status).toString('base64')}
--fuera--
`)
    expect(notice).toEqual({
      what: 'rechazado',
      why: '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup',
    })
  })
})

describe('a notice of a server that writes no status', () => {
  it('is known by Exim’s header, and says what the next server said', () => {
    const notice = read(`X-Failed-Recipients: cartera@tinta.co
Auto-Submitted: auto-replied
From: Mail Delivery System <Mailer-Daemon@cpanel.ejemplo.co>
Subject: Mail delivery failed: returning message to sender

This message was created automatically by mail delivery software.

  cartera@tinta.co
    host mx.tinta.co [203.0.113.9]
    SMTP error from remote mail server after RCPT TO:<cartera@tinta.co>:
    550 5.1.1 sorry, no mailbox here by that name

------ This is a copy of the message, including all the headers. ------
Subject: 421 facturas
`)
    expect(notice).toEqual({ what: 'rechazado', why: '550 5.1.1 sorry, no mailbox here by that name' })
  })

  it('is known where qmail has neither header nor code, by its empty sender', () => {
    const notice = read(`Return-Path: <>
From: MAILER-DAEMON@correo.tinta.co
Subject: failure notice

Hi. This is the qmail-send program at correo.tinta.co.
I'm afraid I wasn't able to deliver your message to the following addresses.

<cartera@tinta.co>:
Sorry, no such mailbox here by that name.

--- Below this line is a copy of the message.

Subject: Hola
`)
    expect(notice?.what).toBe('rechazado')
    expect(notice?.why).toBe('Sorry, no such mailbox here by that name.')
  })

  it('that a mail is late, or failed for a reason that nobody names, is no refusal for good', () => {
    const late = `From: Mail Delivery Subsystem <mailer-daemon@tinta.co>
Subject: Delivery Status Notification (Delay)

There was a temporary problem: 451 4.4.1 no answer. Gmail will retry for 46 more hours.
`
    expect(read(late)?.what).toBe('demorado')
    const silent = `Return-Path: <>
From: postmaster@tinta.co
Subject: Mensaje devuelto

No se pudo entregar su mensaje.
`
    expect(read(silent)).toEqual({ what: 'temporal', why: 'No se pudo entregar su mensaje.' })
  })
})

describe('what is no notice', () => {
  it.each([
    [
      'an out-of-office answer',
      `Return-Path: <>
Auto-Submitted: auto-replied (vacation)
From: Ana Pérez <ana@tinta.co>
Subject: Fuera de la oficina

Vuelvo el 5 de diciembre. Mi extensión es 550 o 421.
`,
    ],
    [
      'a person’s answer',
      'From: Ana <ana@tinta.co>\nSubject: Re: Invitación\n\nEl correo 550 5.1.1 no me llega.\n',
    ],
    [
      'a receipt that it was read',
      `Return-Path: <>
From: ana@tinta.co
Content-Type: multipart/report; report-type=disposition-notification; boundary=x

--x
Content-Type: text/plain

Leído. failed
--x
Content-Type: message/disposition-notification

Disposition: manual-action/MDN-sent-manually; displayed
--x--
`,
    ],
    [
      'a complaint',
      'Return-Path: <>\nFrom: postmaster@tinta.co\nContent-Type: multipart/report; report-type=feedback-report; boundary=x\n\n--x\n\nfailed\n--x--\n',
    ],
    ['nothing', ''],
    ['what is no mail', '\u0000\u0001--\n\n550 5.1.1'],
  ])('%s', (_, text) => {
    expect(read(text)).toBeUndefined()
  })
})

it('reads a broken or endless nesting no further than it makes sense', () => {
  const nested = Array.from(
    { length: 2000 },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`,
  )
  expect(read(nested.join(''))).toBeUndefined()
})
