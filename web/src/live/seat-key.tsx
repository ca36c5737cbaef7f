import { texts } from '../texts/texts';
import { Copied } from '../ui/copied';
import './seat-key.css';

interface SeatKeyProps {
  readonly game: string;
  readonly seat: 'corp' | 'runner';
  /** Never told again. */
  readonly seatKey: string;
}

/** A seat of a game that has begun: to be taken, or sent to whoever plays it. */
export const SeatKey = ({ game, seat, seatKey }: SeatKeyProps) => {
  const { live, viewers } = texts;
  const address = `/games/${game}/${seat}`;
  return (
    <div class="seat-key">
      <a class="button" href={address}>
        {live.sit(viewers[seat])}
      </a>
      <Copied
        label={live.sendTo(viewers[seat])}
        text={live.invitation(`${location.origin}${address}`, seatKey)}
      />
    </div>
  );
};
