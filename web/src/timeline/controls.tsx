import { SPEEDS, type GameStore } from '../game/store';
import { texts } from '../texts/texts';
import { Icon, type IconName } from '../ui/icon';
import './controls.css';

export const faster = (store: GameStore, by: 1 | -1): void => {
  const place = SPEEDS.findIndex((speed) => speed === store.speed.value);
  store.speed.value = SPEEDS[Math.min(Math.max(place + by, 0), SPEEDS.length - 1)] ?? 2;
};

const Control = (props: {
  readonly name: IconName;
  readonly label: string;
  readonly isMain?: boolean;
  readonly onPress: () => void;
}) => (
  <button
    type="button"
    class={props.isMain === true ? 'control control-main' : 'control'}
    aria-label={props.label}
    title={props.label}
    onClick={props.onPress}
  >
    <Icon name={props.name} />
  </button>
);

export const Controls = ({ store }: { readonly store: GameStore }) => {
  const { controls } = texts.game;
  const isPlaying = store.isPlaying.value;
  const { from, to } = store.extent.value;
  return (
    <div class="controls" role="group" aria-label={controls.label}>
      <Control name="start" label={controls.start} onPress={() => store.go(from)} />
      <Control name="turnBack" label={controls.turnBack} onPress={() => store.step('turn', -1)} />
      <Control name="back" label={controls.back} onPress={() => store.step('moment', -1)} />
      <Control
        name={isPlaying ? 'pause' : 'play'}
        label={isPlaying ? controls.pause : controls.play}
        isMain
        onPress={() => (store.isPlaying.value = !isPlaying)}
      />
      <Control name="on" label={controls.on} onPress={() => store.step('moment', 1)} />
      <Control name="turnOn" label={controls.turnOn} onPress={() => store.step('turn', 1)} />
      <Control name="end" label={controls.end} onPress={() => store.go(to)} />
      <button
        type="button"
        class="control-speed"
        title={controls.speed(store.speed.value)}
        aria-label={controls.speed(store.speed.value)}
        onClick={() => {
          const place = SPEEDS.findIndex((speed) => speed === store.speed.value);
          store.speed.value = SPEEDS[(place + 1) % SPEEDS.length] ?? 2;
        }}
      >
        {store.speed.value}×
      </button>
    </div>
  );
};
