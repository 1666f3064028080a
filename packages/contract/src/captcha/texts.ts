/** Texts of the captcha, for eyes and for screen readers. */
export const captchaTexts = {
  label: 'No soy un robot',
  hint: 'Marque la casilla y espere un momento.',
  working: 'Verificando…',
  solved: 'Verificación completa',
  failed: 'No se pudo verificar. Revise su conexión y marque la casilla de nuevo.',
  insecure:
    'La verificación necesita una conexión segura. Abra el portal con una dirección que empiece por https:// o comuníquese con la compañía.',
  loading: 'Cargando la verificación…',
  widget: 'Verificación de que no es un robot',
  providerFailed: 'La verificación no cargó. Revise su conexión e intente de nuevo; sus datos se conservan.',
  retry: 'Intentar de nuevo',
} as const
