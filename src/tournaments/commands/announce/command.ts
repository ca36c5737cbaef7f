import type { SettingsInput } from '#tournament/settings/check';

export class AnnounceTournament {
  constructor(readonly settings: SettingsInput) {}
}
