/** The texts of a load pushed by a program. */
export const pushedLoadTexts = {
  coming: 'Esta carga aún se está recibiendo. Se muestran los registros ya guardados.',
  brokeOff:
    'El programa que enviaba esta carga se interrumpió antes de terminar. Los registros recibidos se guardaron; los demás llegarán cuando el programa la envíe de nuevo.',
} as const
