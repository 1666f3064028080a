import type { EventKind, EventMode } from './kinds.ts'

/** The names of the event kinds (screens 2.10). */
export const eventKindTexts: Readonly<Record<EventKind, string>> = {
  cierre_radicacion: 'Cierre de radicación',
  corrida_pagos: 'Corrida de pagos',
  capacitacion: 'Capacitación',
  rueda_negocios: 'Rueda de negocios',
  vencimiento_tributario: 'Vencimiento tributario',
}

/** The names of the ways to attend. */
export const eventModeTexts: Readonly<Record<EventMode, string>> = {
  presencial: 'Presencial',
  virtual: 'Virtual',
  mixta: 'Presencial y virtual',
}

/** The next event on the start page. */
export const nextEventTexts = {
  title: 'Próximo evento',
  all: 'Ver el calendario',
  today: 'Hoy',
  tomorrow: 'Mañana',
} as const
