/** The start page of the back office. */
export const startPageTexts = {
  title: 'Inicio',
  greeting: 'Hola, {name}',
  intro: '{company} · {rol}',
  empty: 'Su rol todavía no tiene pantallas en la administración.',
} as const
