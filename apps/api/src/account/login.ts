import type { Module, Platform } from '../platform/module.ts'

export const makeLogin = (_: Platform): Module => ({ handlers: {} })
