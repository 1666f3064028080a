/** The start page of the back office. */
export const startPageTexts = {
  title: 'Inicio',
  greeting: 'Hola, {name}',
  intro: '{company} · {rol}',
  stepsLeft: 'Para abrir el portal a sus proveedores faltan {left} de {all} primeros pasos.',
  stepLeft: 'Para abrir el portal a sus proveedores falta un paso.',
  toSteps: 'Ver los primeros pasos',
  empty: 'Su rol todavía no tiene pantallas en la administración.',
} as const
