import type { Module, Platform } from '../platform/module.ts'

export const makeLinks = (_: Platform): Module => ({ handlers: {} })
