import {
  commonAttributes,
  contentAttributes,
  contentTags,
  emptiedTags,
  templateAttributes,
  templateCommonAttributes,
  templateTags,
} from '@enlace/contract/content/allow-list.ts'
import { purifier } from '../content/purifier.ts'
import { readTemplate, type TemplateNode } from './template.ts'

const attributes = [
  commonAttributes,
  templateCommonAttributes,
  ...Object.values(contentAttributes),
  ...Object.values(templateAttributes),
].flat()

/** The company's template, cleaned by the same list as on the server, as what the form draws; none of it enters the page. */
export function cleanTemplate(html: string): TemplateNode[] {
  const fragment = purifier.sanitize(html, {
    ALLOWED_TAGS: [...contentTags, ...templateTags].filter((tag) => tag !== 'iframe'),
    ALLOWED_ATTR: [...new Set(attributes)].filter((name) => name !== 'style'),
    ALLOW_DATA_ATTR: true,
    FORBID_CONTENTS: emptiedTags.filter((tag) => !templateTags.includes(tag)),
    ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
    // Names of fields stay as they are written: the fragment is read and never put into the document.
    SANITIZE_DOM: false,
    RETURN_DOM_FRAGMENT: true,
  })
  return readTemplate(fragment)
}
