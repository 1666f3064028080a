/** The style properties allowed in content: looks and layout inside its own box, but no positioning over the page. */
export const styleProperties: ReadonlySet<string> = new Set(
  `align-content align-items align-self aspect-ratio background background-color border border-block border-bottom
  border-bottom-color border-bottom-left-radius border-bottom-right-radius border-bottom-style border-bottom-width
  border-collapse border-color border-inline border-left border-left-color border-left-style border-left-width
  border-radius border-right border-right-color border-right-style border-right-width border-spacing border-style
  border-top border-top-color border-top-left-radius border-top-right-radius border-top-style border-top-width
  border-width box-shadow box-sizing break-inside caption-side clear color column-count column-gap column-width columns
  direction display empty-cells flex flex-basis flex-direction flex-flow flex-grow flex-shrink flex-wrap float font
  font-family font-feature-settings font-size font-stretch font-style font-variant font-variant-numeric font-weight gap
  grid-auto-flow grid-column grid-gap grid-row grid-template-columns grid-template-rows height hyphens justify-content
  justify-items justify-self letter-spacing line-height list-style list-style-position list-style-type margin
  margin-block margin-bottom margin-inline margin-left margin-right margin-top max-height max-width min-height min-width
  mso-line-height-rule object-fit object-position opacity order overflow overflow-wrap overflow-x padding padding-block
  padding-bottom padding-inline padding-left padding-right padding-top place-items row-gap table-layout text-align
  text-align-last text-decoration text-decoration-color text-decoration-line text-indent text-overflow text-shadow
  text-transform vertical-align white-space width word-break word-spacing word-wrap`.split(/\s+/),
)

const longestStyle = 4000
const longestValue = 300

/** Words, lengths, colours and font names. Functions are limited to those below, so that no value can load a URL. */
const value =
  /^(?:[\p{L}\p{N}_\s.,%#+!/-]|"[\p{L}\p{N}\s._-]*"|'[\p{L}\p{N}\s._-]*'|(?:rgba?|hsla?|minmax|repeat|linear-gradient)\(|var\(--[a-z]|\))*$/iu
/** A negative length would draw content over its neighbours. */
const negative = /(?:^|[\s,(/])-\.?\d/

/**
 * Returns an inline style without forbidden declarations, or undefined if none is left. A permitted style is returned
 * unchanged.
 */
export function safeStyle(text: string): string | undefined {
  const written = text.trim()
  if (written.length > longestStyle || /[\\{}<>@]|\/\*/.test(written)) return undefined
  const declarations = written
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  const kept = declarations.filter((part) => isSafeDeclaration(part))
  if (kept.length === 0) return undefined
  return kept.length === declarations.length ? written : kept.join('; ')
}

function isSafeDeclaration(text: string): boolean {
  const colon = text.indexOf(':')
  const property = text.slice(0, colon).trim().toLowerCase()
  const set = text.slice(colon + 1).trim()
  if (colon < 0 || set === '' || set.length > longestValue || !styleProperties.has(property)) return false
  if (property === 'display' && /\bcontents\b/i.test(set)) return false
  const mayBeNegative = property === 'letter-spacing' || property === 'word-spacing'
  return value.test(set) && (mayBeNegative || !negative.test(set))
}
