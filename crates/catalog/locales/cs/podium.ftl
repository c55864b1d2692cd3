# Stupně vítězů
podium-share = Sdílet
podium-turning-point = Zlom
podium-turned = na tahu { $who }, šance na výhru, kterou má { $winner }, se mění z { $before } % na { $after } %
