import type { Module, Platform } from '../platform/module.ts'

export const makeProfile = (_: Platform): Module => ({ handlers: {} })
