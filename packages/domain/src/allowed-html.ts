/** Rises with every change of what is allowed: what was cleaned by an older list is cleaned again. */
export const allowedHtmlVersion = 1

const words = (text: string): readonly string[] => text.split(/\s+/)

/** What HTML that a company writes may be made of: text, tables, images, and the frames of its videos. */
export const contentTags = words(
  `a abbr address article b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn div dl
  dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i iframe img ins kbd li mark ol p pre q s samp section
  small span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var wbr`,
)

/** What the template of a form may hold besides: its fields. */
export const templateTags = words(
  'button datalist fieldset form input label legend optgroup option output select textarea',
)

type AttributesByTag = Readonly<Record<string, readonly string[]>>

const cell = words('abbr bgcolor colspan height rowspan scope valign width')
const rows = ['valign']

/** The attributes of each tag; those under `*` may stand on all. No `id` and no `name`: the page's own could be meant. */
export const contentAttributes: AttributesByTag = {
  '*': words('align aria-hidden aria-label class dir lang style title'),
  a: words('href rel target'),
  col: words('span width'),
  colgroup: words('span width'),
  details: ['open'],
  font: words('color face size'),
  iframe: words('allow allowfullscreen height loading referrerpolicy sandbox src width'),
  img: words('alt height loading src width'),
  li: ['value'],
  ol: words('reversed start type'),
  table: words('bgcolor border cellpadding cellspacing role width'),
  tbody: rows,
  td: cell,
  tfoot: rows,
  th: cell,
  thead: rows,
  time: ['datetime'],
  tr: words('bgcolor valign'),
  ul: ['type'],
}

const field = words('aria-describedby autocomplete disabled name required')

/** The attributes of a form's template, added to those above: how its fields are named, marked and filled. */
export const templateAttributes: AttributesByTag = {
  '*': words('data-captcha data-depends-on data-hint data-label data-rule data-source id'),
  button: words('disabled name type value'),
  fieldset: words('disabled name'),
  input: [
    ...field,
    ...words(
      'accept checked inputmode max maxlength min minlength multiple pattern placeholder readonly size',
    ),
    ...words('step type value'),
  ],
  label: ['for'],
  optgroup: words('disabled label'),
  option: words('disabled label selected value'),
  output: words('for name'),
  select: [...field, 'multiple', 'size'],
  textarea: [...field, ...words('cols maxlength minlength placeholder readonly rows')],
}

/** Words, numbers, colours and arithmetic; nothing that loads, escapes or refers (`url()`, `\\`, `@`, `var()`). */
const value = /^(?:(?:rgba?|hsla?|calc|min|max|clamp|linear-gradient)\(|[\w\s#%.,+*/)'"-])+$/i
const number = String.raw`(?:\d*\.)?\d+(?:px|em|rem|%|pt|ch|vw|vh)?`
const length = new RegExp(`^(?:auto|none|inherit|fit-content|${number})$`, 'i')
const lengths = new RegExp(String.raw`^(?:(?:auto|inherit|${number})(?:\s+|$)){1,4}$`, 'i')
const keywords = /^[a-z-]+(?:\s+[a-z-]+){0,3}$/i
const display =
  /^(?:block|inline|inline-block|flex|inline-flex|grid|none|table|table-row|table-cell|list-item|flow-root)$/i

/**
 * The style properties that may stand in a `style` attribute, each with what its whole value must look like. Nothing that
 * lays an element over others (`position`, `z-index`, `transform`, negative margins), and nothing that loads.
 */
export const styleProperties: Readonly<Record<string, RegExp>> = {
  ...propertiesOf(
    value,
    `aspect-ratio background background-color border border-bottom border-color border-left border-right border-style
    border-top border-width box-shadow color flex font font-family font-size font-style font-weight
    grid-template-columns letter-spacing line-height opacity text-decoration text-indent`,
  ),
  ...propertiesOf(
    length,
    `border-spacing height margin-bottom margin-left margin-right margin-top max-height max-width min-height min-width
    padding-bottom padding-left padding-right padding-top width`,
  ),
  ...propertiesOf(lengths, 'border-radius column-gap gap margin padding row-gap'),
  ...propertiesOf(
    keywords,
    `align-items border-collapse clear flex-direction flex-wrap float justify-content list-style list-style-type
    object-fit overflow-wrap table-layout text-align text-transform vertical-align white-space word-break`,
  ),
  display,
}

function propertiesOf(pattern: RegExp, names: string): Record<string, RegExp> {
  return Object.fromEntries(words(names).map((name) => [name, pattern]))
}

/** The schemes of links; an address without a scheme is the portal's own. */
export const linkSchemes: readonly string[] = ['http', 'https', 'mailto', 'tel']

/** The schemes of images besides the portal's own files; of `data` only pictures made of points. */
export const imageSchemes: readonly string[] = ['https', 'data']

/** The players whose frames may stand in a text, by host, with the beginning of their paths. */
export const frameHosts: Readonly<Record<string, string>> = {
  'www.youtube.com': '/embed/',
  'www.youtube-nocookie.com': '/embed/',
  'player.vimeo.com': '/video/',
}

/** Whether a link may lead to an address. */
export function mayLinkTo(address: string): boolean {
  const scheme = schemeOf(address)
  return scheme === undefined || linkSchemes.includes(scheme)
}

/** Whether an image may come from an address: the portal's own, another's over https, or written into the text. */
export function mayShowImage(address: string): boolean {
  const plain = withoutBlanks(address)
  const scheme = schemeOf(address)
  if (scheme === undefined) return plain !== '' && !/^[/\\]{2}/.test(plain)
  if (scheme === 'data') return /^data:image\/(png|jpe?g|gif|webp|avif);base64,/i.test(plain)
  return imageSchemes.includes(scheme)
}

/** Whether a frame may show an address: the player of a video. */
export function mayFrame(address: string): boolean {
  const [, host = '', path = ''] = /^https:\/\/([^/?#\\@:]+)([^?#\\]*)/i.exec(withoutBlanks(address)) ?? []
  const beginning = frameHosts[host.toLowerCase()]
  return beginning !== undefined && path.startsWith(beginning)
}

/** What of a `style` attribute may stay, as it may be written again; empty when nothing may. */
export function allowedStyle(style: string): string {
  return style
    .replaceAll(/\/\*.*?\*\//gs, '')
    .split(';')
    .map((declaration) => {
      const [name = '', ...rest] = declaration.split(':')
      return {
        name: name.trim().toLowerCase(),
        value: rest
          .join(':')
          .replace(/\s*!important\s*$/i, '')
          .trim(),
      }
    })
    .filter(({ name, value }) => Object.hasOwn(styleProperties, name) && styleProperties[name]?.test(value))
    .map(({ name, value }) => `${name}:${value}`)
    .join(';')
}

function schemeOf(address: string): string | undefined {
  return /^([a-z][a-z\d+.-]*):/i.exec(withoutBlanks(address))?.[1]?.toLowerCase()
}

/** Browsers pass over blanks and control characters in an address, wherever they stand. */
function withoutBlanks(address: string): string {
  return address.replaceAll(/[\s\p{Cc}\p{Cf}]/gu, '')
}
