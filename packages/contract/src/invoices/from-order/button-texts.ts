/** The way from an order or a warehouse entry to its invoice. */
export const billOrderTexts = { bill: 'Facturar esta orden' } as const
