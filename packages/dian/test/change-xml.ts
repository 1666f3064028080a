/** A random generator that repeats itself: the whole numbers below a bound. */
export type Pick = (below: number) => number

/** Values that a reader of documents could stumble over. */
const oddValues = [
  '',
  ' ',
  '0',
  '-1',
  '.5',
  '5.',
  '1e9',
  '1.234,56',
  '9'.repeat(39),
  `0.${'9'.repeat(40)}`,
  '9'.repeat(5000),
  'NaN',
  '2026-02-30',
  '0000-00-00',
  '2026-08-14Z',
  '222222222222',
  '890.903.938-8',
  'COP',
  'XXX',
  '31',
  'UBL 2.0',
  '../../x',
  '&#0;',
  '&#x10FFFF;',
  '&amp;lt;',
  '<![CDATA[<a/>]]>',
  '<cbc:ID>1</cbc:ID>',
  '\u202E123',
]

/** An XML with one text, attribute or element changed, which mostly leaves it well-formed. */
export function changeXml(xml: string, pick: Pick): string {
  const from = pick(xml.length)
  const value = () => oddValues[pick(oddValues.length)] ?? ''
  const at = (pattern: RegExp) => {
    pattern.lastIndex = from
    return pattern.exec(xml)
  }
  const put = (match: RegExpExecArray | null, text: string) =>
    match ? xml.slice(0, match.index) + text + xml.slice(match.index + match[0].length) : xml
  switch (pick(5)) {
    case 0: {
      const text = at(/>[^<>]+</g)
      return put(text, `>${value()}<`)
    }
    case 1: {
      const attribute = at(/="[^"<]*"/g)
      return put(attribute, `="${value().replace(/[<"]/g, '')}"`)
    }
    case 2:
      return put(at(/<(cbc|cac|sts|ds|xades):(\w+)[ >][^]*?<\/\1:\2>/g), '')
    case 3: {
      const element = at(/<(cbc|cac|sts|ds|xades):(\w+)[ >][^]*?<\/\1:\2>/g)
      return put(element, element ? element[0] + element[0] : '')
    }
    default: {
      const name = at(/<cbc:(\w+)/g)
      return name ? xml.replaceAll(`cbc:${name[1]}`, `cbc:${value().replace(/\W/g, '') || 'Otro'}x`) : xml
    }
  }
}
