import { asOwner } from './driver/owner.ts'

/** A table of kept figures of a company in which groups differ from the documents. */
export interface FigureFault {
  readonly company: number
  readonly figures: string
  readonly groups: number
}

/** Compares the kept figures of all companies with their documents, and mends them if asked; returns what differed. */
export function examineFigures(adminUrl: string, { mends }: { mends: boolean }): Promise<FigureFault[]> {
  return asOwner(adminUrl, 'doctor', async (client) => {
    const { rows } = await client.query<FigureFault>(
      mends
        ? `select c.id as company, f.figures, f.groups from companies c cross join lateral mend_figures(c.id) f order by 1, 2`
        : `select c.id as company, f.figures, f.groups from companies c cross join lateral figure_differences(c.id) f order by 1, 2`,
    )
    return rows
  })
}
