/** The text of a digitally signed paper about the certificate's issuer. */
export const signatureTexts = {
  issuer: 'Certificado emitido por {emisor}',
  trial: 'Firma de prueba, sin entidad de certificación',
  /** The subject of the test certificate made by the product. */
  trialName: 'Certificado de prueba - {company}',
} as const
