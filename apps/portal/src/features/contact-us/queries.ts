import type { AnswerOf } from '@enlace/contract/core/call.ts'
import { getCities } from '@enlace/contract/catalogues/shown/calls.ts'
import {
  listAffairs,
  listContactThrough,
  listRelatedTo,
  sendContactMail,
} from '@enlace/contract/contact-us/calls.ts'
import type { ContactForm } from '@enlace/contract/contact-us/schemas.ts'
import { send } from '../../core/http/client.ts'
import { type Failure, failureOf } from '@enlace/web/http/failure.ts'
import { useAnswer } from '@enlace/web/http/use-answer.ts'
import type { Choice, ContactLists } from './choices.ts'

/** Loads the three lists, each tried up to three times (spec 9). */
export function useContactLists(): {
  lists: ContactLists | undefined
  failure: Failure | undefined
  retry: () => void
} {
  const affairs = useAnswer(listAffairs, {})
  const related = useAnswer(listRelatedTo, {})
  const channels = useAnswer(listContactThrough, {})
  const all = [affairs, related, channels]
  return {
    lists:
      affairs.answer && related.answer && channels.answer
        ? {
            affairs: affairs.answer.data.map(named),
            relatedTo: related.answer.data.map(({ id, valor }) => ({ value: id, label: valor })),
            channels: channels.answer.data.map(named),
          }
        : undefined,
    failure: all.find(({ failure }) => failure)?.failure,
    retry: () => {
      for (const { failure, retry } of all) if (failure) retry()
    },
  }
}

function named({ id, nombre }: { id: string; nombre: string }): Choice {
  return { value: id, label: nombre }
}

/** The cities that fit what was typed. */
export async function findCities(textSearch: string, signal: AbortSignal): Promise<string[]> {
  const { data } = await send(getCities, { query: { textSearch } }, { signal })
  return data.map(({ nombre }) => nombre)
}

/** Sends the form as the specification's multipart; its two checks are ticked, or the form would not have been sent. */
export async function sendMessage(
  form: ContactForm,
): Promise<{ answer: AnswerOf<typeof sendContactMail> } | { failure: Failure }> {
  const ticks = { 'check-acepto': 'true', 'check-autorizo': 'true' } as const
  try {
    return { answer: await send(sendContactMail, { body: { ...form, ...ticks } }) }
  } catch (thrown) {
    return { failure: failureOf(thrown) }
  }
}
