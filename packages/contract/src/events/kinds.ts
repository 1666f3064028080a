/** The kinds of events (screens 2.10), in the order of the filter. */
export const eventKinds = [
  'cierre_radicacion',
  'corrida_pagos',
  'capacitacion',
  'rueda_negocios',
  'vencimiento_tributario',
] as const
export type EventKind = (typeof eventKinds)[number]

/** The ways to attend an event; a deadline has none. */
export const eventModes = ['presencial', 'virtual', 'mixta'] as const
export type EventMode = (typeof eventModes)[number]
