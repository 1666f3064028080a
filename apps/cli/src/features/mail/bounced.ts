import { fill } from '@enlace/contract/core/fill.ts'
import { mailCommandTexts } from '@enlace/contract/mail/texts.ts'
import { noteBounce } from '@enlace/server/core/mail/bounce-commands.ts'
import { readDeliveryNotice } from '@enlace/server/core/mail/delivery-notice.ts'
import { headerOf, readMailPart, type MailPart } from '@enlace/server/core/mail/mail-part.ts'
import { findReturnedMail } from '@enlace/server/core/mail/return-address.ts'
import { keysOf } from '@enlace/server/core/settings/secret-key.ts'
import { CommandFault, type CommandContext } from '../../core/command.ts'

const texts = mailCommandTexts.bounced

/** Bytes of a notice that are read: it says early what it is about, and often brings the mail along. */
const longest = 1024 * 1024

/** "Try again later" to a mail server that hands a message over (sysexits, EX_TEMPFAIL): it keeps the message. */
const tryLater = 75

/** Where mail servers write to whom a message was delivered; the first is the surest. */
const recipientHeaders = ['x-original-to', 'delivered-to', 'envelope-to', 'x-envelope-to', 'to']

/**
 * Notes what a mail server hands over that came back to the return address of a mail. A message that is no such notice is
 * let go and no failure: it would come back in its turn.
 */
export async function noteBounced(context: CommandContext, to: string | undefined): Promise<number> {
  const { settings, print } = context
  if (settings.mailBounceAddress === undefined) throw new CommandFault(texts.unset)
  const bytes = await context.readInput(longest)
  const message = readMailPart(bytes)
  const keys = await keysOf(settings)
  // The return address is in what came back, too, where a server on the way dropped it from the headers.
  const named = [to ?? '', ...recipientsOf(message), bytes.toString('latin1')].join('\n')
  const returned = findReturnedMail(keys, named)
  const notice = readDeliveryNotice(message)
  if (!returned || !notice) {
    print(returned ? texts.noNotice : texts.noMail)
    return 0
  }
  const about = { id: returned.mail.slice(0, 8), company: returned.company }
  try {
    const noted = await noteBounce(await context.openDatabase(), returned, notice)
    const estado = fill(mailCommandTexts.bounces[notice.what], { error: notice.why })
    print(fill(texts[noted], { ...about, estado }))
    return 0
  } catch (fault) {
    context.warn(fill(texts.later, { error: fault instanceof Error ? fault.message : String(fault) }))
    return tryLater
  }
}

function recipientsOf(message: MailPart): string[] {
  return recipientHeaders.map((name) => headerOf(message, name))
}
