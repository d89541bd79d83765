import { ReviewCockpit } from './review-cockpit.tsx';

export default function FinalPage() {
  return <ReviewCockpit purpose="final" component="reviews/final" />;
}
