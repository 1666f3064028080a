import { pageCodes } from '@enlace/contract/content/places.ts'
import { WrittenAdvertisement, WrittenCmsContent, WrittenPage } from '@enlace/contract/content/written.ts'
import { contentTexts as texts } from '@enlace/contract/content/texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { readFields } from '../../core/http/serve/fields.ts'
import { sanitiseContenido } from './sanitise/contenido.ts'

/** Returns a page's version ready for publishing. @throws Problem `invalid-fields`. */
export function publishablePage(code: string, body: unknown): WrittenPage {
  const page = read(WrittenPage, { ...bodyOf(body), code, published_at: null })
  // The portal's entry for search engines has a title and a description, but no text.
  if (page.html.trim() === '' && code !== pageCodes.portal)
    throw new Problem('invalid-fields', {}, { html: texts.htmlMissing })
  return page
}

/** Returns a named place's version ready for publishing. @throws Problem `invalid-fields`. */
export function publishablePlace(location: string, body: unknown): WrittenCmsContent {
  const place = read(WrittenCmsContent, { ...bodyOf(body), location })
  if (place.html.trim() === '') throw new Problem('invalid-fields', {}, { html: texts.htmlMissing })
  return place
}

/**
 * Returns an advertisement's version ready for publishing. @throws Problem `invalid-fields` with a sentence for each
 * faulty field.
 */
export function publishableAdvertisement(body: unknown): WrittenAdvertisement {
  const advertisement = read(WrittenAdvertisement, bodyOf(body))
  const { faults } = sanitiseContenido(advertisement.contenido)
  const { starts_at, ends_at } = advertisement
  if (starts_at !== null && ends_at !== null && Date.parse(ends_at) <= Date.parse(starts_at))
    faults['ends_at'] = texts.timesReversed
  if (Object.keys(faults).length > 0) throw new Problem('invalid-fields', {}, faults)
  return advertisement
}

interface Reader<Written> {
  safeParse: (
    value: unknown,
  ) =>
    | { success: true; data: Written }
    | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } }
}

function read<Written>(schema: Reader<Written>, written: unknown): Written {
  return readFields(schema, written) as Written // what the schema read is of its type
}

const bodyOf = (body: unknown): object => (typeof body === 'object' && body !== null ? body : {})
