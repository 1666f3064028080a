/** What a supplier sells, as the buyer's ERP lists it. */
export interface TradeItem {
  item: string
  descripcion: string
  /** Variants of the item (colour, size), where it has some. */
  extensions: readonly string[]
  um: string
  /** Pesos for one unit today; earlier years were cheaper. */
  price: number
  /** Units of a usual order line. */
  quantity: readonly [number, number]
  iva: '0.19' | '0.05' | '0'
  /** Units in one unit of the additional measure (a box, a roll), where the buyer counts both. */
  pack: number | null
}

/** A line of business: its CIIU class, the catalogue's concept by which is withheld from it, and what it sells. */
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

/** A trade from its list of items; IVA is 19 % unless told otherwise. */
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
