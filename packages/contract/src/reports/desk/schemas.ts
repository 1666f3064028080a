import * as z from 'zod/mini'
import { DocumentId } from '../../core/values.ts'
import { columnKinds, ReportId } from '../shape.ts'
import { reportsDeskTexts as texts } from './texts.ts'

const line = (most: number, long: string) => z.string().check(z.trim(), z.maxLength(most, long))

/** A column of a report, whether shown by the company or not. */
export const DeskColumn = z.object({
  id: z.string(),
  header: z.string(),
  kind: z.enum(columnKinds),
  /** Whether the report can be filtered by it. */
  canFilter: z.boolean(),
  /** Only shown if the company parameter of that name is on; empty otherwise. */
  parametro: z.string(),
})
export type DeskColumn = z.infer<typeof DeskColumn>

/** The company's settings of a report; null keeps the default. */
export const ReportSettings = z.object({
  is_on: z.nullable(z.boolean()),
  title: z.nullable(line(80, texts.titleLong)),
  about: z.nullable(line(300, texts.aboutLong)),
  columns: z.nullable(z.array(z.string()).check(z.minLength(1, texts.columnsMissing))),
  filters: z.nullable(z.array(z.string())),
  place: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(999))),
})
export type ReportSettings = z.infer<typeof ReportSettings>

/** A report with the company's settings. */
export const DeskReport = z.object({
  id: ReportId,
  title: z.string(),
  about: z.string(),
  /** Comes with the product; the others are views installed by the operator. */
  isShipped: z.boolean(),
  /** The module of its documents; null without one. */
  modulo: z.nullable(z.string()),
  isModuleOn: z.boolean(),
  /** Whether suppliers currently have it. */
  isOn: z.boolean(),
  columns: z.array(DeskColumn),
  /** The filters of its default. */
  filters: z.array(z.string()),
  settings: ReportSettings,
  /** The version that a change is based on. */
  sello: z.string(),
})
export type DeskReport = z.infer<typeof DeskReport>

/** A link to an external report of the company. */
export const DeskReportLink = z.object({
  id: DocumentId,
  title: z.string(),
  about: z.string(),
  url: z.string(),
  place: z.number(),
  sello: z.string(),
})
export type DeskReportLink = z.infer<typeof DeskReportLink>

/** A link, as edited. */
export const ReportLinkBody = z.object({
  title: line(80, texts.titleLong).check(z.minLength(1, texts.titleMissing)),
  about: line(300, texts.aboutLong),
  url: z.string().check(
    z.trim(),
    z.refine((written) => isSafe(written), texts.urlMalformed),
  ),
  place: z
    .number(texts.placeMalformed)
    .check(
      z.int(texts.placeMalformed),
      z.minimum(1, texts.placeMalformed),
      z.maximum(999, texts.placeMalformed),
    ),
})
export type ReportLinkBody = z.infer<typeof ReportLinkBody>

/** Returns whether a URL is safe to link to: https, without credentials. */
function isSafe(written: string): boolean {
  if (!URL.canParse(written)) return false
  const { protocol, username, password, href } = new URL(written)
  return protocol === 'https:' && username === '' && password === '' && href.length <= 500
}
