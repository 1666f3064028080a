import { isSameInvoice } from '@enlace/domain/invoice-number.ts'
import { BillRefusal, type Bill, type BillFile, type KeptBill, type WrittenBill } from './bill.ts'
import { isSameFigure } from './bill-figures.ts'

/** What writing bills asks of an ERP. Every call may throw ConnectorFault or BillRefusal. */
export interface BillErp {
  /** The ERP's id of the bill's supplier. */
  supplierOf(bill: Bill): Promise<string>
  /** The supplier's bills that may be this one, by number, date or mark; cancelled ones only if the product wrote them. */
  candidates(supplier: string, bill: Bill): Promise<(KeptBill & { ref: string })[]>
  /** Makes a draft. */
  create(supplier: string, bill: Bill): Promise<KeptBill>
  /** Deletes a draft that was made just now. */
  remove(id: string): Promise<void>
  /** The names of the files of a bill. */
  filesOf(id: string): Promise<ReadonlySet<string>>
  attach(id: string, file: BillFile): Promise<void>
}

/**
 * Writes an invoice as a draft, unless the ERP has it: a bill of the supplier with its number, or the product's own
 * draft. A draft with another total than the invoice does not stay. @throws BillRefusal, ConnectorFault
 */
export async function writeBill(
  erp: BillErp,
  bill: Bill,
  files: () => Promise<readonly BillFile[]>,
): Promise<WrittenBill> {
  const supplier = await erp.supplierOf(bill)
  const known = await erp.candidates(supplier, bill)
  const found = known.find(({ isOwn }) => isOwn) ?? known.find(({ ref }) => isSameInvoice(ref, bill.number))
  if (found) {
    const { id, number, total, isOwn, isDraft } = found
    if (isOwn && isDraft && !isSameFigure(total, bill.total))
      throw new BillRefusal('draft-differs', { numero: number, factura: bill.total, borrador: total })
    // What others wrote, or have posted since, is left as it is.
    if (isOwn && isDraft) await attachMissing(erp, id, files)
    return { id, number, isFound: true }
  }
  const made = await erp.create(supplier, bill)
  if (!isSameFigure(made.total, bill.total)) {
    await erp.remove(made.id)
    throw new BillRefusal('total-differs', { factura: bill.total, borrador: made.total })
  }
  await attachMissing(erp, made.id, files)
  return { id: made.id, number: made.number, isFound: false }
}

async function attachMissing(
  erp: BillErp,
  id: string,
  files: () => Promise<readonly BillFile[]>,
): Promise<void> {
  const there = await erp.filesOf(id)
  for (const file of await files()) if (!there.has(file.name)) await erp.attach(id, file)
}
