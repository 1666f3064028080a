/** What is said of content that was asked for in a way that names none. */
export const contentTexts = {
  codeLong: 'El código puede tener hasta 60 caracteres.',
  codeMalformed: 'Use solo letras sin tilde, números y guiones entre ellos.',
  applicationType: 'El tipo de aplicación es agp.',
} as const
