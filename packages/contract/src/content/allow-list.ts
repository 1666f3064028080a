/**
 * The HTML allowed in company content, shared by the server, which sanitises it when saved, and the browser, which does
 * so again before showing it. Changing the lists requires a new version: content stored under an older one is sanitised
 * again.
 */
export const allowListVersion = 1

/** Maximum characters of one HTML text. */
export const longestHtml = 200_000
/** Maximum elements of one HTML text, as each costs more than its characters. */
export const mostElements = 10_000

/** Ordinary marketing HTML: texts, lists, tables, pictures, films. */
export const contentTags: readonly string[] =
  `a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn div
  dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i iframe img ins kbd li mark ol p picture pre q s
  samp section small source span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var
  wbr`.split(/\s+/)

/** Additional tags of templates: form fields, but neither the form nor its target. */
export const templateTags: readonly string[] =
  'button datalist fieldset input label legend optgroup option output select textarea'.split(' ')

/** Tags that are removed with their content; other forbidden tags keep their text. */
export const emptiedTags: readonly string[] =
  `applet audio canvas embed frameset math noembed noframes noscript object option plaintext script style svg template
  textarea title video xmp`.split(/\s+/)

/** Attributes of every tag. */
export const commonAttributes: readonly string[] = [
  'align',
  'aria-*',
  'class',
  'dir',
  'lang',
  'role',
  'style',
  'title',
]

/** Attributes by tag. Addresses, styles and classes are also checked; a frame's permissions are fixed. */
export const contentAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'hreflang', 'rel', 'target'],
  blockquote: ['cite'],
  br: ['clear'],
  col: ['span', 'width', 'valign'],
  colgroup: ['span', 'width', 'valign'],
  del: ['cite', 'datetime'],
  details: ['open'],
  font: ['color', 'face', 'size'],
  hr: ['noshade', 'size', 'width'],
  iframe: [
    'allow',
    'allowfullscreen',
    'frameborder',
    'height',
    'loading',
    'referrerpolicy',
    'sandbox',
    'src',
    'width',
  ],
  img: [
    'alt',
    'border',
    'decoding',
    'height',
    'hspace',
    'loading',
    'sizes',
    'src',
    'srcset',
    'vspace',
    'width',
  ],
  ins: ['cite', 'datetime'],
  li: ['type', 'value'],
  ol: ['reversed', 'start', 'type'],
  q: ['cite'],
  source: ['media', 'sizes', 'srcset', 'type'],
  table: ['bgcolor', 'border', 'cellpadding', 'cellspacing', 'height', 'summary', 'width'],
  tbody: ['valign'],
  td: ['abbr', 'bgcolor', 'colspan', 'headers', 'height', 'nowrap', 'rowspan', 'valign', 'width'],
  th: ['abbr', 'bgcolor', 'colspan', 'headers', 'height', 'nowrap', 'rowspan', 'scope', 'valign', 'width'],
  time: ['datetime'],
  tr: ['bgcolor', 'valign'],
  ul: ['type'],
}

/** Attributes of every tag of a template: the portal reads the data attributes, and labels refer to fields by id. */
export const templateCommonAttributes: readonly string[] = ['data-*', 'id']

/** Attributes of a template's fields; none sets the form's target or runs code. */
export const templateAttributes: Readonly<Record<string, readonly string[]>> = {
  button: ['disabled', 'name', 'type', 'value'],
  fieldset: ['disabled', 'name'],
  input:
    `accept autocomplete checked disabled inputmode list max maxlength min minlength multiple name pattern
  placeholder readonly required size step type value`.split(/\s+/),
  label: ['for'],
  optgroup: ['disabled', 'label'],
  option: ['disabled', 'label', 'selected', 'value'],
  output: ['for', 'name'],
  select: ['autocomplete', 'disabled', 'multiple', 'name', 'required', 'size'],
  textarea: `autocomplete cols disabled maxlength minlength name placeholder readonly required rows`.split(
    ' ',
  ),
}

/** The input types of a template, without passwords and image buttons. */
export const inputTypes: readonly string[] =
  `button checkbox color date datetime-local email file hidden month number radio range reset search submit tel text time
  url week`.split(/\s+/)

/** The attributes of every frame: it may play and go full screen, without access to the page. */
export const frameAttributes = {
  allow: 'encrypted-media; fullscreen; picture-in-picture',
  loading: 'lazy',
  referrerpolicy: 'strict-origin-when-cross-origin',
  sandbox: 'allow-scripts allow-same-origin allow-presentation allow-popups',
} as const

/** The ids of the main page, which templates must not use. */
export const reservedIdentifiers: readonly string[] = ['boot', 'root', 'unsupported']
