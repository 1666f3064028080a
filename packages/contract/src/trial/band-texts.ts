/** What the frame of portal and back office says of a trial company. */
export const trialBandTexts = {
  band: 'Compañía de prueba: los datos son inventados.',
  link: 'Ver los accesos',
} as const
