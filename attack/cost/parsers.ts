import type { CostParser } from './parser.ts'
import { xls, zip } from './parsers/binary-tables.ts'
import { dian } from './parsers/dian.ts'
import { html, templateHtml } from './parsers/html.ts'
import { filters, formBody, multipartBody } from './parsers/http.ts'
import { json } from './parsers/json.ts'
import { liquid } from './parsers/liquid.ts'
import { mail } from './parsers/mail.ts'
import { contentPictures, logoDots, logoParts, papers, pictures, qr } from './parsers/pictures.ts'
import { gzip, jsonArray, ndjson } from './parsers/push.ts'
import { svg, svgLogo } from './parsers/svg.ts'
import { csv, ods, xlsx } from './parsers/tables.ts'
import { values } from './parsers/values.ts'
import { xml } from './parsers/xml.ts'

/** Every parser that reads what somebody outside wrote. */
export const parsers: readonly CostParser[] = [
  xml,
  dian,
  xlsx,
  ods,
  xls,
  csv,
  zip,
  gzip,
  ndjson,
  jsonArray,
  papers,
  pictures,
  contentPictures,
  svg,
  svgLogo,
  logoParts,
  logoDots,
  qr,
  json,
  formBody,
  filters,
  multipartBody,
  mail,
  html,
  templateHtml,
  liquid,
  values,
]
