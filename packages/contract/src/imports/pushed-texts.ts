/** What is said of a load that a program sends. */
export const pushedLoadTexts = {
  coming: 'Esta carga todavía está llegando: lo que ve es lo que ya se guardó.',
  brokeOff:
    'El programa que enviaba esta carga se interrumpió antes de terminar. Lo que alcanzó a llegar quedó guardado; el resto llega cuando el programa la envíe de nuevo.',
} as const
