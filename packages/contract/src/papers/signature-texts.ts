/** What a paper that its company signs digitally says of whom vouches for the signature. */
export const signatureTexts = {
  issuer: 'Certificado emitido por {emisor}',
  trial: 'Firma de prueba, sin entidad de certificación',
  /** Whom the certificate names that the product makes to try it. */
  trialName: 'Certificado de prueba - {company}',
} as const
