/** An item that a supplier sells, as the buyer's ERP lists it. */
export interface TradeItem {
  item: string
  descripcion: string
  /** Variants of the item (colour, size), if any. */
  extensions: readonly string[]
  um: string
  /** Pesos for one unit today; earlier years were cheaper. */
  price: number
  /** The usual range of units in an order line. */
  quantity: readonly [number, number]
  iva: '0.19' | '0.05' | '0'
  /** Units in one additional unit (a box, a roll), if the buyer counts both. */
  pack: number | null
}

/** A line of business: its CIIU class, its withholding concept in the catalogue, and its items. */
export interface Trade {
  ciiu: string
  concept: string
  items: readonly TradeItem[]
}

type Shorthand = readonly [
  item: string,
  descripcion: string,
  um: string,
  price: number,
  from: number,
  to: number,
  more?: { iva?: TradeItem['iva']; pack?: number; extensions?: readonly string[] },
]

/** Creates a trade from its list of items; IVA is 19 % by default. */
export function trade(ciiu: string, concept: string, items: readonly Shorthand[]): Trade {
  return {
    ciiu,
    concept,
    items: items.map(([item, descripcion, um, price, from, to, more = {}]) => ({
      item,
      descripcion,
      um,
      price,
      quantity: [from, to],
      iva: more.iva ?? '0.19',
      pack: more.pack ?? null,
      extensions: more.extensions ?? [],
    })),
  }
}
